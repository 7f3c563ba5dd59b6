'use client'

export { Handler, type HandlerProps } from '../handler.js'
export type { LabelKey, Labels } from '../locales/en.js'
export type { Slots } from '../ui/frame.js'
export type { PageEvent, PageProps } from './page-props.js'
export { EmailVerification, ErrorPage, SignIn, SignOut, SignUp } from './pages.js'
