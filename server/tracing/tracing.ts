import { setTimeout as wait } from 'node:timers/promises'
import { defaultTextMapGetter, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-node'
import type { MiddlewareHandler } from 'hono'
import type { OnQuery } from '../backend/queryLog.ts'
import { routeOf } from '../http/metrics/routeOf.ts'
import type { SiteEnv } from '../http/site.ts'
import { withoutLiterals } from './withoutLiterals.ts'

export type Tracing = {
  /** Makes a span of a request, which continues the trace of its header `traceparent`. */
  readonly request: MiddlewareHandler<SiteEnv>
  /** Makes a span of a statement that a request ran. */
  readonly query: OnQuery
  /** Sends the last spans, for three seconds at most. */
  stop(): Promise<void>
}

const SEND_MS = 3000

/**
 * Sends spans to the collector at `endpoint` by OTLP over HTTP. It is loaded only if OTEL_EXPORTER_OTLP_ENDPOINT is set, and does not
 * register anything globally, because the libraries of the embedded backend would trace too.
 */
export function makeTracing(endpoint: string): Tracing {
  const contexts = new AsyncLocalStorageContextManager().enable()
  const propagator = new W3CTraceContextPropagator()
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_MS })
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'lorefolio' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('lorefolio')

  return {
    async request(c, next) {
      const { method, path } = c.req
      const headers = { traceparent: c.req.header('traceparent'), tracestate: c.req.header('tracestate') }
      const parent = propagator.extract(contexts.active(), headers, defaultTextMapGetter)
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'url.path': path } },
        parent,
      )
      try {
        await contexts.with(trace.setSpan(parent, span), next)
      } finally {
        const { status } = c.res
        const route = routeOf(method, path, status)
        span.updateName(`${method} ${route}`)
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    },
    query({ sql, ms, error }) {
      const context = contexts.active()
      // The host's own work in the background has no request.
      if (!trace.getSpan(context)) return
      const end = performance.timeOrigin + performance.now()
      const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL'
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': withoutLiterals(sql),
      }
      const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, startTime: end - ms, attributes }, context)
      if (error !== undefined) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'error'
        span.setAttribute('error.type', code).setStatus({ code: SpanStatusCode.ERROR })
      }
      span.end(end)
    },
    stop: async () =>
      Promise.race([provider.shutdown().catch(() => undefined), wait(SEND_MS, undefined, { ref: false })]),
  }
}
