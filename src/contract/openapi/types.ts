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
  schema: JsonSchema
}

export interface ApiOperation {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { required: true; content: Record<string, MediaType> }
  responses: Record<string, ApiResponse | Reference>
}

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, { get?: ApiOperation; post?: ApiOperation }>
  webhooks: Record<string, { post: ApiOperation }>
  components: {
    securitySchemes: Record<string, { type: 'http'; scheme: 'bearer'; description: string }>
    schemas: Record<string, JsonSchema>
    parameters: Record<string, Parameter>
    headers: Record<string, Header>
    responses: Record<string, ApiResponse>
  }
}
