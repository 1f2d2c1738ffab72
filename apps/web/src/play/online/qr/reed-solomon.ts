/** Powers of 2 in the field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1, twice over, and their logarithms. */
const POWERS = new Uint8Array(510);
const LOGS = new Uint8Array(256);
for (let exponent = 0, power = 1; exponent < 255; exponent++) {
  POWERS[exponent] = power;
  POWERS[exponent + 255] = power;
  LOGS[power] = exponent;
  power = (power << 1) ^ (power > 127 ? 0x11d : 0);
}

function times(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : (POWERS[(LOGS[one] ?? 0) + (LOGS[other] ?? 0)] ?? 0);
}

/** The product of (x - 2^i) for i below `degree`, without its leading 1, highest power first. */
function divisorOf(degree: number): readonly number[] {
  let divisor = [1];
  for (let root = 0; root < degree; root++) {
    const factor = POWERS[root] ?? 0;
    divisor = [...divisor, 0].map((term, index) => term ^ times(divisor[index - 1] ?? 0, factor));
  }
  return divisor.slice(1);
}

/** What is appended to a block so that it can be read with faults in it. */
export function correctionOf(data: readonly number[], length: number): readonly number[] {
  const divisor = divisorOf(length);
  let rest: readonly number[] = Array.from({ length }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = divisor.map((term, index) => (rest[index + 1] ?? 0) ^ times(term, factor));
  }
  return rest;
}
