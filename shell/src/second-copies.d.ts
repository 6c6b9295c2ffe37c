declare module '*/shell.manifest?anew' {
  const declaration: import('@careline/shared/manifest').ShellDeclaration;
  // biome-ignore lint/style/noDefaultExport: as the module of which it is a second copy
  export default declaration;
}

declare module '*/imports?anew' {
  export const imports: typeof import('./later/imports').imports;
}
