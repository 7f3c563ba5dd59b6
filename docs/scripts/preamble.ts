// Names that the snippets of every page can use without an import. A page can declare more in a comment:
// <!-- preamble … -->
import type { ClientApp, CurrentUser, Team } from '@latchkey/core'
import type { AdminApp } from '@latchkey/core/admin'
import type { ServerApp, ServerUser } from '@latchkey/core/server'
import type { TestProject } from '@latchkey/testing'

export declare const app: ClientApp
export declare const serverApp: ServerApp
export declare const adminApp: AdminApp
export declare const user: CurrentUser
export declare const serverUser: ServerUser
export declare const team: Team
export declare const project: TestProject
export declare const request: Request
export declare const code: string
export declare const email: string
export declare const password: string
export declare function show(text: string): void
