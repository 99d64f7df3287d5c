/** The address of a picture in the build. */
declare module '*.webp' {
  const address: string;
  export default address;
}
