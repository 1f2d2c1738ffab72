/// <reference types="vite/client" />
declare module 'virtual:art-sheet/*' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: this is how the bundler hands out an address
  export default url;
}
