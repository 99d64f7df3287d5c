/** The picture's address in the build. */
declare module '*.webp' {
  const address: string;
  export default address;
}
