/** Made by `src/build/icons.ts`. */
declare module '#src/shared/icons/*.svg' {
  const Icon: import('./icon.tsx').IconComponent
  export default Icon
}
