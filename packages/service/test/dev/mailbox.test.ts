import { beforeEach, describe, expect, it } from 'vitest'
import { emails } from '../../src/db/schema.js'
import { createDevApp } from '../../src/dev/app.js'
import type { Mail } from '../../src/domain/email/send-email.js'
import { createMailContext, createSender, START, writeMail } from '../mail/mail-context.js'

const mail = await createMailContext()
const ctx = mail.contextOf()
const acme = await createSender(ctx)
const other = await createSender(ctx, 'Other')
beforeEach(async () => {
  await mail.connection.db.delete(emails)
  mail.clock.now = START
})

async function ask(path: string, init?: RequestInit): Promise<Response> {
  return createDevApp(ctx).request(`http://localhost:4710${path}`, init)
}
const recipients = async (query = ''): Promise<string[]> => {
  const { items } = await (await ask(`/dev/api/mail${query}`)).json()
  return items.flatMap(({ to }: { to: string[] }) => to)
}
async function write(project: Mail['project'], to: string, rest: Partial<Mail> = {}) {
  mail.clock.now += 1000
  await writeMail(ctx, project, { to, ...rest })
}

describe('GET /dev/api/mail', () => {
  it('lists an email with its sender, link, code and template', async () => {
    await write(acme, 'ada@example.com')
    const { items } = await (await ask('/dev/api/mail')).json()
    expect(items).toEqual([
      {
        id: expect.any(String),
        project: acme.id,
        from: { name: 'Acme', email: 'noreply@localhost.example' },
        to: ['ada@example.com'],
        subject: 'Verify your email for Acme',
        template: 'email_verification',
        sentAt: '2026-01-01T00:00:01.000Z',
        link: 'https://acme.example/handler/email-verification?code=abc123',
        code: 'abc123',
        oneTimeCode: null,
        error: null,
      },
    ])
  })

  it('lists the code to type for sign-in, as the email shows it', async () => {
    const code = 'x7f2m9'.padEnd(45, 'y')
    const link = `https://acme.example/handler/magic-link-callback?code=${code}`
    await write(acme, 'ada@example.com', { template: 'magic_link', link, code })
    const mail = await (await ask('/dev/api/mail/next')).json()
    expect(mail).toMatchObject({ link, code, oneTimeCode: 'X7F2M9' })
    expect(mail.subject).toContain('X7F2M9')
  })

  it('lists the newest first, filtered by project and recipient', async () => {
    await write(acme, 'a@example.com')
    await write(other, 'b@example.com')
    await write(acme, 'c@example.com')
    expect(await recipients()).toEqual(['c@example.com', 'b@example.com', 'a@example.com'])
    expect(await recipients(`?project=${acme.id}`)).toEqual(['c@example.com', 'a@example.com'])
    expect(await recipients('?to=b@example.com')).toEqual(['b@example.com'])
    expect(await recipients('?to=b@example')).toEqual([])
  })

  it('lists emails after a cursor, even within one millisecond', async () => {
    await write(acme, 'first@example.com')
    for (const to of ['x@example.com', 'y@example.com']) await writeMail(ctx, acme, { to })
    const addresses: string[] = []
    for (let after = ''; addresses.length < 3;) {
      const next = await (await ask(`/dev/api/mail/next?timeoutMillis=0${after}`)).json()
      addresses.push(next.to[0])
      after = `&after=${next.id}`
    }
    expect(addresses.toSorted()).toEqual(['first@example.com', 'x@example.com', 'y@example.com'])
  })

  it('rejects a cursor that is not an ID', async () => {
    expect((await ask("/dev/api/mail?after=1'--")).status).toBe(400)
  })
})

describe('GET /dev/api/mail/next', () => {
  it('waits until the email arrives', async () => {
    const pendingResponse = ask('/dev/api/mail/next?to=ada%40example.com&timeoutMillis=60000')
    await write(acme, 'bob@example.com')
    await write(acme, 'ada@example.com')
    expect((await (await pendingResponse).json()).to).toEqual(['ada@example.com'])
  })

  it('names the email that did not arrive', async () => {
    const response = await ask('/dev/api/mail/next?to=ada%40example.com&timeoutMillis=1')
    expect(response.status).toBe(404)
    expect((await response.json()).error).toBe('No email to ada@example.com arrived within 1 ms.')
  })

  it.each(['soon', '-1', '9999999'])('rejects the timeout %s', async (wait) => {
    expect((await ask(`/dev/api/mail/next?timeoutMillis=${wait}`)).status).toBe(400)
  })
})

describe('GET /dev/api/mail/{id}', () => {
  it('returns text and HTML, and a page that runs no script', async () => {
    await write(acme, 'ada@example.com')
    const { items } = await (await ask('/dev/api/mail')).json()
    const detail = await (await ask(`/dev/api/mail/${items[0].id}`)).json()
    expect(detail).toMatchObject({ ...items[0], text: expect.stringContaining('abc123') })
    const page = await ask(`/dev/mail/${items[0].id}`)
    expect(await page.text()).toBe(detail.html)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toMatch(/default-src 'none'.*sandbox allow-popups/)
    expect(policy).toContain("img-src 'self' data: https:")
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin/)
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'internal'])('answers 404: %s', async (id) => {
    expect((await ask(`/dev/api/mail/${id}`)).status).toBe(404)
    expect((await ask(`/dev/mail/${id}`)).status).toBe(404)
  })
})

it('empties the inbox of one project', async () => {
  await write(acme, 'a@example.com')
  await write(other, 'b@example.com')
  const response = await ask(`/dev/api/mail?project=${acme.id}`, { method: 'DELETE' })
  expect(response.status).toBe(204)
  expect(await recipients()).toEqual(['b@example.com'])
})
