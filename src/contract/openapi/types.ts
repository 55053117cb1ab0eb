import type * as z from 'zod/mini'

/** The parts of OpenAPI 3.1 that the description uses. */

export type JsonSchema = z.core.JSONSchema.BaseSchema

export interface Header {
  description: string
  schema: JsonSchema
}

interface Reference {
  $ref: string
}

export interface MediaType {
  schema: JsonSchema
}

export interface ApiResponse {
  description: string
  headers?: Record<string, Header | Reference>
  content?: Record<string, MediaType>
}

export interface Parameter {
  name: string
  in: 'query' | 'header'
  description: string
  required: boolean
  style?: 'form'
  explode?: boolean
  schema: JsonSchema
}

/** What belongs to one call of a path, beside what OpenAPI can say of path and method. */
export interface Aufruf {
  titel: string
  eingabe: string
  antwort: string | null
  /** Each of them alone is enough; none: every token may. */
  rechte: string[]
  idempotent: boolean
}

export interface ApiOperation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { required: true; content: Record<string, MediaType> }
  responses: Record<string, ApiResponse | Reference>
  'x-aktionen'?: Record<string, Aufruf>
}

export interface OpenApi {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, { get?: ApiOperation; post?: ApiOperation }>
  webhooks: Record<string, { post: Omit<ApiOperation, 'security' | 'x-aktionen'> }>
  components: {
    securitySchemes: Record<string, { type: 'http'; scheme: 'bearer'; description: string }>
    schemas: Record<string, JsonSchema>
    parameters: Record<string, Parameter>
    headers: Record<string, Header>
    responses: Record<string, ApiResponse>
  }
}
