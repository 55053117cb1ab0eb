/**
 * What OpenAI's own client asks with, as it came over the wire (openai 7.57.0, without what names the machine). The proof
 * `npm run prove:clients` asks with the client itself and holds this against it.
 */
export const KLIENT_ANFRAGE = {
  method: 'POST',
  path: '/v1/images/generations',
  headers: {
    accept: 'application/json',
    'accept-encoding': 'gzip, deflate',
    'accept-language': '*',
    authorization: 'Bearer sk-test',
    'content-type': 'application/json',
    'user-agent': 'OpenAI/JS 7.57.0',
    'x-stainless-lang': 'js',
    'x-stainless-retry-count': '0',
  },
  body: { model: 'gpt-image-1', prompt: 'Rosen', size: '1536x1024' },
} as const
