import { createMiddleware } from 'hono/factory'
import type { HttpEnv } from './http-env.js'

/** Creates a middleware that sets the path of a request as logs show it, such as `/users/{user_id}`. */
export const setTemplate = (template: string) =>
  createMiddleware<HttpEnv>((c, next) => {
    c.set('template', template)
    return next()
  })
