import type { BildAntwort } from '#tests/support/bilddienst.ts'

const VORUEBERGEHEND = { ok: false, art: 'voruebergehend' }
const ZUGANG = { ok: false, art: 'endgueltig', code: 'ZUGANG' }
const GUTHABEN = { ok: false, art: 'endgueltig', code: 'GUTHABEN' }
const ABGELEHNT = { ok: false, art: 'abgelehnt', code: 'ABGELEHNT' }

/** Refusals as they are documented or reported (docs/bilddienst.md). */
export const ABSAGEN: readonly [name: string, BildAntwort, expected: object][] = [
  [
    'OpenAI dall-e-3, description refused',
    {
      status: 400,
      body: {
        error: {
          code: 'content_policy_violation',
          message:
            'Your request was rejected as a result of our safety system. Your prompt may contain text that is not allowed by our safety system.',
          param: null,
          type: 'invalid_request_error',
        },
      },
    },
    ABGELEHNT,
  ],
  [
    'OpenAI gpt-image-1, picture refused',
    {
      status: 400,
      body: {
        error: {
          message:
            'Your request was rejected by the safety system. If you believe this is an error, contact us at help.openai.com and include the request ID b68e1d8f-31a3-4a04-aa41-bf442d857ccd. safety_violations=[sexual].',
          type: 'image_generation_user_error',
          param: null,
          code: 'moderation_blocked',
          moderation_details: { moderation_stage: 'output', categories: ['sexual'] },
        },
      },
    },
    ABGELEHNT,
  ],
  [
    'OpenAI, code missing',
    { status: 400, body: { error: { code: null, message: 'This request has been blocked by our content filters.' } } },
    ABGELEHNT,
  ],
  [
    'Azure dall-e-3',
    {
      status: 400,
      body: {
        error: {
          code: 'content_policy_violation',
          inner_error: {
            code: 'ResponsibleAIPolicyViolation',
            content_filter_results: { jailbreak: { detected: false, filtered: false } },
          },
          message: 'Your request was rejected as a result of our safety system.',
          type: 'invalid_request_error',
        },
      },
    },
    ABGELEHNT,
  ],
  [
    'Azure, earlier',
    {
      status: 400,
      body: { error: { code: 'contentFilter', message: 'Your task failed as a result of our safety system.' } },
    },
    ABGELEHNT,
  ],
  [
    'Azure content_filter',
    {
      status: 400,
      body: {
        error: {
          message: "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
          type: null,
          param: 'prompt',
          code: 'content_filter',
          status: 400,
        },
      },
    },
    ABGELEHNT,
  ],
  [
    'LiteLLM in front of Azure',
    {
      status: 400,
      body: {
        error: {
          message:
            'litellm.ContentPolicyViolationError: AzureException - Your request was rejected as a result of our safety system.',
          type: null,
          param: null,
          code: '400',
        },
      },
    },
    ABGELEHNT,
  ],
  [
    'a gateway that refuses content with 403',
    {
      status: 403,
      body: { success: false, error: { message: 'rejected by content moderation', code: 'content_policy_violation' } },
    },
    ABGELEHNT,
  ],
  ['a refusal with 200', { status: 200, body: { error: { code: 'moderation_blocked', message: '' } } }, ABGELEHNT],
  [
    'a filtered picture with 200',
    { status: 200, body: { data: [{ content_filter_results: { sexual: { filtered: true, severity: 'high' } } }] } },
    ABGELEHNT,
  ],
  ['a finish reason with 200', { status: 200, body: { data: [{ finish_reason: 'CONTENT_FILTERED' }] } }, ABGELEHNT],
  [
    'OpenAI, key',
    {
      status: 401,
      body: { error: { message: 'Incorrect API key provided: sk-proj-****aUa7.', code: 'invalid_api_key' } },
    },
    ZUGANG,
  ],
  [
    'OpenAI, organization',
    {
      status: 403,
      body: {
        error: { message: 'Your organization must be verified to use the model `gpt-image-2`.', param: '', code: null },
      },
    },
    ZUGANG,
  ],
  [
    'OpenAI, hard limit',
    {
      status: 400,
      body: {
        error: {
          code: 'billing_hard_limit_reached',
          message: 'Billing hard limit has been reached',
          param: null,
          type: 'invalid_request_error',
        },
      },
    },
    GUTHABEN,
  ],
  [
    'OpenAI, quota',
    {
      status: 429,
      headers: { 'retry-after': '20' },
      body: {
        error: {
          message: 'You exceeded your current quota, please check your plan and billing details.',
          type: 'insufficient_quota',
          code: 'insufficient_quota',
        },
      },
    },
    GUTHABEN,
  ],
  [
    'LiteLLM, budget',
    {
      status: 400,
      body: { error: { code: '400', type: 'budget_exceeded', message: 'Budget has been exceeded! Current cost: 1.0' } },
    },
    GUTHABEN,
  ],
  ['payment required', { status: 402, body: {} }, GUTHABEN],
  [
    'OpenAI, rate',
    {
      status: 429,
      headers: { 'retry-after': '52' },
      body: { error: { code: 'rate_limit_exceeded', message: 'Rate limit exceeded for images per minute.' } },
    },
    { ...VORUEBERGEHEND, code: 'AUSGELASTET', wartenS: 52 },
  ],
  [
    'vLLM-Omni, still loading',
    { status: 503, body: { detail: 'Diffusion engine not initialized. Start server with a diffusion model.' } },
    { ...VORUEBERGEHEND, code: 'STOERUNG' },
  ],
  [
    'OpenAI, model',
    { status: 404, body: { error: { message: "The model 'x' does not exist.", code: 'model_not_found' } } },
    { ok: false, art: 'endgueltig', code: 'NICHT_GEFUNDEN' },
  ],
  [
    'OpenAI, description too long',
    {
      status: 400,
      body: {
        error: {
          message: 'string too long. Expected a string with maximum length 1000',
          param: 'prompt',
          code: 'string_above_max_length',
        },
      },
    },
    { ok: false, art: 'endgueltig', code: 'AUFTRAG' },
  ],
  [
    '200 without a picture',
    { status: 200, body: { created: 1, data: [{ revised_prompt: 'x' }] } },
    { ...VORUEBERGEHEND, code: 'OHNE_BILD' },
  ],
  ['200 with something else', { status: 200, body: [1] }, { ...VORUEBERGEHEND, code: 'OHNE_BILD' }],
]
