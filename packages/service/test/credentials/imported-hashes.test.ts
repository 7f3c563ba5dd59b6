import bcrypt from '@node-rs/bcrypt'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { passwords } from '../../src/db/schema.js'
import { openTestProject, uniqueEmail } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { createAsServer } from '../support/users.js'

const service = await setupTestService()
const project = await openTestProject(service)

const importUser = (hash: string, primary_email = uniqueEmail()) =>
  project.call('POST', '/users', {
    access: 'server',
    body: { primary_email, primary_email_auth_enabled: true, password_hash: hash },
  })

const signIn = (email: string, password: string) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password } })

async function storedHash(userId: string) {
  const rows = await service.ctx.db.select().from(passwords).where(eq(passwords.userId, userId))
  return rows[0]?.hash
}

/** Hashes of other systems, whose source is named above each. */
const vectors: [format: string, password: string, hash: string][] = [
  // argon2-cffi 25.1
  [
    'argon2i',
    'correct horse',
    '$argon2i$v=19$m=256,t=2,p=2$QhutfsGm3ER1Ybx7//pUqQ$KVklZOjifZ9Lg7XZmF6zlXQA6eF5g2PFssdl8Q23wjU',
  ],
  [
    'argon2i of version 1.0',
    'correct horse',
    '$argon2i$v=16$m=256,t=2,p=1$c29tZXNhbHQ$xqK4p/Ds4uwrEeP/etRUp2YN+BsvpqlVkrdt/Lwsvo4',
  ],
  [
    'argon2id',
    'correct horse',
    '$argon2id$v=19$m=256,t=2,p=2$wF//EWlH1SJLAb5TV73o8A$eNFfFIrjj9+mMNaWo20IuSFbdl7AlTiobBCEaNyuwko',
  ],
  // @better-auth/utils, as Better Auth 1.7 uses it
  [
    'scrypt of Better Auth',
    'correct horse',
    'facc6cd45a9cec8579dfe5f6fed1e3e7:f8dd41275cf165098d8db6a49d848e66db2ecf076f24a9ba65001c64c489bbb3f8834538ef415353a1031111479f30af43b12dc7ef570f43d5a4401b3938c2d8',
  ],
  // RFC 7914, section 12
  [
    'scrypt',
    'pleaseletmein',
    '$scrypt$ln=14,r=8,p=1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgf046/2o+7qQT44+qbVD9lRdofLVQylVYT8Pz2LUlwUkKpr55h6F3A1lHkDfzwF7RVdYhw',
  ],
  [
    'scrypt with several lanes',
    'password',
    '$scrypt$ln=10,r=8,p=16$TmFDbA$/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWIurzDZLiKjiG/xCSedmDDaxyevuUqD7m2DYMvfoswGQA',
  ],
  // Passlib 1.7.4
  [
    'scrypt of Passlib',
    'correct horse',
    '$scrypt$ln=10,r=8,p=1$NUYoJaSUshbCmDMmJCRkzA$1OOEc70XILvmKEP7fYjnuwLKBtgMzIpZsfvU3N0OxHA',
  ],
  // README of https://github.com/firebase/scrypt
  [
    'scrypt of Firebase',
    'user1password',
    '$firebase-scrypt$ln=14,r=8$42xEC+ixf3L2lw==$Bw==$jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==$lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  ],
  // Django 5.2
  [
    'PBKDF2-SHA256 of Django',
    'correct horse',
    'pbkdf2_sha256$1000$NaClSodium1234$Yssa6BrX7HWvocRZjOlfp84UZH+p+p5woXBhlVQwyeo=',
  ],
  [
    'PBKDF2-SHA1 of Django',
    'correct horse',
    'pbkdf2_sha1$1000$NaClSodium1234$abzDTx1yc7uR+00nZ++zs5cMzb8=',
  ],
  // Passlib 1.7.4
  [
    'PBKDF2-SHA1 of Passlib',
    'correct horse',
    '$pbkdf2$1000$KuXcW4vR2hsj5Ly3lhJiLA$PC1TX76w.pEsNv2NV3eKOjE2im4',
  ],
  [
    'PBKDF2-SHA256 of Passlib',
    'correct horse',
    '$pbkdf2-sha256$1000$0RrDWMt5b21NaW3tPWdsbQ$QPkpdvDOm.khJx.68ZL7vQSGFu4FiVW/W0LnjcVh1w0',
  ],
  [
    'PBKDF2-SHA512 of Passlib',
    'correct horse',
    '$pbkdf2-sha512$1000$DOH837sXIoQQAsD43xsDQA$T/w4ZaIGYVjfny26iKpOk/spRC93mmJuT/1g4AtWTasgX0UVAovZriKrSciENlDHKBdsMwf3GdKQYkTJGBug8g',
  ],
  // RFC 7914, section 11
  [
    'PBKDF2-SHA256 as a PHC string',
    'Password',
    '$pbkdf2-sha256$i=80000,l=64$TmFDbA$TdzY9guYviGDDO5e8icB+WQaRBjQTAQUrv8Ih2s0q1ah1CWhIlgzVJrbhBtRybMXaicr3ruh0HhHj2Kzl/M8jQ',
  ],
  // PasswordHasherTest.cs of ASP.NET Core
  [
    'ASP.NET Identity 2',
    'my password',
    'AAABAgMEBQYHCAkKCwwNDg+ukCEMDf0yyQ29NYubggHIVY0sdEUfdyeM+E1LtH1uJg==',
  ],
  [
    'ASP.NET Identity 3 with SHA1',
    'my password',
    'AQAAAAAAAAD6AAAAEAhftMyfTJylOlZT+eEotFXd1elee8ih5WsjXaR3PA9M',
  ],
  [
    'ASP.NET Identity 3 with SHA256',
    'my password',
    'AQAAAAEAA9CQAAAAIESkQuj2Du8Y+kbc5lcN/W/3NiAZFEm11P27nrSN5/tId+bR1SwV8CO1Jd72r4C08OLvplNlCDc3oQZ8efcW+jQ=',
  ],
  [
    'ASP.NET Identity 3 with SHA512',
    'my password',
    'AQAAAAIAAYagAAAAEAABAgMEBQYHCAkKCwwNDg/Q8A0WMKbtHQJQ2DHCdoEeeFBrgNlldq6vH4qX/CGqGQ==',
  ],
  // openssl passwd -6 of OpenSSL, which is also a vector of SHA-crypt.txt
  [
    'sha512crypt',
    'Hello world!',
    '$6$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjl/O817G3uBnIFNjnQJuesI68u4OTLiBFdcbYEdFCoEOfaS35inz1',
  ],
  // crypt(3) of glibc
  [
    'sha512crypt with rounds',
    'correct horse',
    '$6$rounds=1000$saltstring$YiR6NSM0LQXmu7vAhkMXfkdYk7qtFouVx1Mdr3HmzXspT8kONjlpU3CsV7ezCB62uXJoAdaagsH4ck7/tB9js.',
  ],
  // hashlib of Python
  ['salted MD5', 'correct horse', '$md5$pepper-42$7cb62f367504753de3331d741ea2351a'],
  ['salted SHA1', 'correct horse', '$sha1$pepper-42$dd6125ada45824f5d0e3f912a5cacaaf58d24add'],
  [
    'salted SHA256',
    'correct horse',
    '$sha256$pepper-42$703719c78d9f79edaa429d4e68d1a3cb55338b0f57712a40b3f02b07661dbcb6',
  ],
  [
    'salted SHA512',
    'correct horse',
    '$sha512$pepper-42$84f4de613fc2ea30167718a036623f40183b351035ee02787c71b0ebbf810a85689f28508d222f30ee49870444aa3c960b64079a0b9b2d0463e04c9bae2e7b95',
  ],
]

describe('an imported password hash', () => {
  it.each(vectors)(
    'signs in with its password only and becomes argon2id: %s (51)',
    async (_format, password, hash) => {
      const email = uniqueEmail()
      expect((await importUser(hash, email)).status).toBe(201)
      for (const wrong of [`${password}!`, password.slice(0, -1), ''])
        expect((await signIn(email, wrong)).code).toBe('EMAIL_PASSWORD_MISMATCH')
      const response = await signIn(email, password)
      expect(response.status).toBe(200)
      expect(await storedHash(String(response.body['user_id']))).toMatch(
        /^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
      )
      expect((await signIn(email, password)).status).toBe(200)
    },
  )

  it('can replace the password of an existing user (51)', async () => {
    const primary_email = uniqueEmail()
    const email = { primary_email, primary_email_auth_enabled: true }
    const { id } = await createAsServer(project, { ...email, password: 'first password' })
    const [, password = '', password_hash] = vectors[0] ?? []
    await project.call('PATCH', `/users/${id}`, { access: 'server', body: { password_hash } })
    expect((await signIn(primary_email, 'first password')).code).toBe('EMAIL_PASSWORD_MISMATCH')
    expect((await signIn(primary_email, password)).status).toBe(200)
  })

  it('is rejected in an unknown format with PASSWORD_HASH_NOT_SUPPORTED, which lists the formats (51)', async () => {
    const response = await importUser('$y$j9T$saltsalt$hash')
    expect([response.status, response.code]).toEqual([400, 'PASSWORD_HASH_NOT_SUPPORTED'])
    expect(response.body['details']).toEqual({
      supported:
        'in one of these formats: bcrypt ($2a$, $2b$, $2y$); argon2i and argon2id ($argon2id$v=19$m=…); scrypt ($scrypt$ln=…); scrypt of Better Auth (salt:key); scrypt of Firebase ($firebase-scrypt$ln=…); PBKDF2 of Django (pbkdf2_sha256$…); PBKDF2 ($pbkdf2-sha256$…); ASP.NET Identity versions 2 and 3 (base64); sha512crypt ($6$…); a digest of salt and password ($md5$, $sha1$, $sha256$, $sha512$)',
    })
  })

  it('is rejected with PASSWORD_HASH_NOT_SUPPORTED, which names the limit, if its check is too expensive (R5)', async () => {
    const response = await importUser(bcrypt.hashSync('imported', 4).replace('$04$', '$13$'))
    expect([response.status, response.code]).toEqual([400, 'PASSWORD_HASH_NOT_SUPPORTED'])
    expect(response.body['details']).toEqual({
      supported: 'bcrypt with a cost of at most 12',
    })
  })
})
