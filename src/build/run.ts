import { buildProduct } from './product.ts'

/** `npm run build`: what `npm start` serves with the same settings; with BACKEND_URL the product without its demo. */
await buildProduct({ demo: !process.env.BACKEND_URL?.trim() })
