import { main } from './main.ts'

/** `npm start`. */
await main()
