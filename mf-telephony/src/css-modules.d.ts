declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the shape in which bundlers hand over a CSS module
  export default classes;
}
