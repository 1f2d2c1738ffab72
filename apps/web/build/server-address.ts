/** Where the page asks for tables in development: where `npm start` listens, unless told otherwise. */
export function serverAddress(env: Readonly<Record<string, string | undefined>>): string {
  return env.MEDALLION_SERVER ?? `http://localhost:${env.PORT ?? 8080}`;
}
