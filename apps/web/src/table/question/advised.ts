import { useEffect } from 'preact/hooks';

const ANSWERS = '[data-option], [data-choose]';

/** What gives an option, or has to be pressed before its answers appear: a place whose name the option begins with. */
function gives(one: Element, option: string): boolean {
  const choose = one.getAttribute('data-choose');
  return one.getAttribute('data-option') === option || (choose !== null && option.startsWith(`${choose}:`));
}

/** Lights whatever gives the option that was advised; after every drawing, for a place may appear once a card is lifted. */
export function useAdvised(option: string | null): void {
  useEffect(() => {
    const lit = option === null ? [] : [...document.querySelectorAll(ANSWERS)].filter((one) => gives(one, option));
    for (const one of lit) one.classList.add('is-advised');
    return () => {
      for (const one of lit) one.classList.remove('is-advised');
    };
  });
}
