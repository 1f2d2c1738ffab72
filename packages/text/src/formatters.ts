type NumberArguments = ConstructorParameters<typeof Intl.NumberFormat>;
type PluralArguments = ConstructorParameters<typeof Intl.PluralRules>;

function kept<Given extends readonly unknown[], Made>(make: (...given: Given) => Made): (...given: Given) => Made {
  const made = new Map<string, Made>();
  return (...given) => {
    const key = JSON.stringify(given);
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(...given);
    made.set(key, fresh);
    return fresh;
  };
}

const fullNumberFormat = kept((...given: NumberArguments) => new Intl.NumberFormat(...given));

/** Up to a thousand, a number is its digits in all our languages; a browser takes long to make its first own format. */
function numberFormat(...[locale, options]: NumberArguments): Pick<Intl.NumberFormat, 'format'> {
  const isDigits = (value: unknown) =>
    options === undefined && typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000;
  return {
    format: (value: number | bigint) =>
      isDigits(value) ? String(value) : fullNumberFormat(locale, options).format(value),
  };
}

/** What a message is formatted with, shared by all messages of all catalogues. */
export const FORMATTERS = {
  // A message never asks more of a number format than to format.
  getNumberFormat: kept(numberFormat) as (...given: NumberArguments) => Intl.NumberFormat,
  getDateTimeFormat: kept(
    (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  ),
  getPluralRules: kept((...given: PluralArguments) => new Intl.PluralRules(...given)),
};
