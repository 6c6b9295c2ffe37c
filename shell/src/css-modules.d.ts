declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: this is how bundlers export a CSS module
  export default classes;
}

declare module '*.css' {}
