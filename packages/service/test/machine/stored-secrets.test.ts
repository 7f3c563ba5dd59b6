import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newestMail, openTestProject, PASSWORD, signUp } from '../support/project.js'
import { openTestService, type TestService } from '../support/service.js'
import { proveEmail } from '../support/sign-in.js'
import { rowsOf } from '../support/database/rows-of.js'

const TOTP = 'c2VjcmV0IG9mIHRoZSBzZWNvbmQgZmFjdG9y'

/** Every row of every table, as text. */
async function dump({ ctx }: TestService): Promise<string> {
  const tables = await ctx.db.execute(
    sql`select schemaname, tablename from pg_tables where schemaname in ('public', 'drizzle')`,
  )
  const names = rowsOf<{ schemaname: string; tablename: string }>(tables)
  expect(names.length).toBeGreaterThan(8)
  const texts = names.map(async ({ schemaname, tablename }) => {
    const rows = await ctx.db.execute(
      sql`select row_to_json(t)::text as text from ${sql.identifier(schemaname)}.${sql.identifier(tablename)} t`,
    )
    return rowsOf<{ text: string }>(rows)
      .map(({ text }) => text)
      .join('\n')
  })
  return (await Promise.all(texts)).join('\n')
}

it('stores no secret that grants access to an account or a project', async () => {
  const service = await openTestService()
  const project = await openTestProject(service, { config: { magicLinkEnabled: true } })
  const user = await signUp(project)
  await proveEmail(project, user)
  await project.call('PATCH', '/users/me', { ...user, body: { totp_secret_base64: TOTP } })
  const mfa = await project.call('POST', '/auth/password/sign-in', {
    body: { email: user.email, password: PASSWORD },
  })
  const { attempt_code } = mfa.body['details'] as { attempt_code: string }
  const mail = await newestMail(service, project.id, user.email)
  const request = { email: 'asks-for-a-code@example.com', callback_url: 'http://localhost' }
  await project.call('POST', '/auth/otp/send-sign-in-code', { body: request })
  const toType = await newestMail(service, project.id, request.email)
  // JSON that is stored as text comes with its quotes escaped.
  const text = (await dump(service)).replaceAll('\\', '')
  const secrets = {
    password: PASSWORD,
    refreshToken: user.refreshToken,
    accessToken: user.accessToken,
    code: mail?.code,
    endOfCode: mail?.code.slice(6),
    // The response to a code request contains the rest of the code.
    typedCode: toType?.code.slice(0, 6).toUpperCase(),
    attemptCode: attempt_code,
    totp: TOTP,
    privateKey: '"d":',
    ...project.keys,
  }
  expect(text).toContain(user.email)
  for (const secret of Object.values(secrets)) {
    expect(secret).toBeTruthy()
    expect(text).not.toContain(secret)
  }
  expect(service.reports).toEqual([])
  await service.close()
})

it('reports a failed statement without its parameters', async () => {
  const service = await openTestService()
  const project = await openTestProject(service)
  await service.ctx.db.execute(sql`alter table sessions rename to absent_sessions`)
  const response = await project.call('POST', '/auth/password/sign-up', {
    body: {
      email: 'canary@example.com',
      password: PASSWORD,
      verification_callback_url: 'http://localhost/',
    },
  })
  expect([response.status, response.code]).toEqual([500, null])
  const report = String((service.reports[0] as Error).stack)
  expect(report).toContain('relation "sessions" does not exist')
  expect(report + response.text).not.toMatch(/canary|argon2|insert into/)
  await service.ctx.db.execute(sql`alter table absent_sessions rename to sessions`)
  await service.close()
})
