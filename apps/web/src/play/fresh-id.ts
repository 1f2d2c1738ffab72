/**
 * Sixteen letters that no other device will draw: a seed, or an id. `crypto.randomUUID` is not used, because browsers
 * keep it from pages that come over plain HTTP, as they do from a computer in one's own network.
 */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
