/** Hashes that let single pieces of a page run or count, as a policy writes them. */
export interface Hashes {
  scripts: readonly string[]
  styles: readonly string[]
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('')

/** The content security policy: what comes from here, and what these hashes name (SEC-39). */
export const policyOf = ({ scripts, styles }: Hashes): string =>
  [
    "default-src 'self'",
    // PDFium is WebAssembly; that lets no text become a program.
    `script-src 'self'${quoted(scripts)} 'wasm-unsafe-eval'`,
    `style-src 'self'${quoted(styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

/** Headers of every answer, product and calls alike; one that brings its own keeps it. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': policyOf({ scripts: [], styles: [] }),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Referrer-Policy': 'no-referrer',
  // One year, the least that ASVS 3.4.1 takes.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
} as const

/** Names the fields of a call in which control characters were taken out before they were stored. assumed. */
export const CLEANED_HEADER = 'X-Bereinigt'

/**
 * Files whose name changes with their content are asked for once; everything else each time, and sent when it changed.
 * An answer of the backend that says nothing of it is kept by nobody: it shows what one person may see.
 */
export const CACHING = { assets: 'public, max-age=31536000, immutable', others: 'no-cache', calls: 'no-store' } as const
