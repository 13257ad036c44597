import Screens

extension ContractCheck {
    static let loggingIn = [
        ContractCheck("a right password lets in, and says whose session it is") { stage in
            let session = try await stage.logIn()
            let expected = Session(
                email: Sample.valid.email, name: "Sen Nguyen", profile: 1, status: .valid)
            try expect(session, is: expected)
        },
        ContractCheck("the session says that a password has expired or was leaked") { stage in
            let samples: [(Sample, AccountStatus)] = [(.expired, .expired), (.leaked, .leaked)]
            for (sample, status) in samples {
                let session = try await stage.accounts.logIn(
                    email: sample.email, password: sample.password)
                try expect(session.status, is: status)
            }
        },
        ContractCheck("an email is the same in capitals, and with spaces around it") { stage in
            let session = try await stage.accounts.logIn(
                email: " Valid@Example.COM ", password: Sample.valid.password)
            try expect(session.email, is: Sample.valid.email)
        },
        ContractCheck("a wrong password and an unknown email are the same error") { stage in
            let tries = [
                (Sample.valid.email, "sen hong 2024"), (Sample.valid.email, ""),
                ("nobody@example.com", Sample.valid.password), ("", ""), ("nobody", "sen"),
                (Sample.valid.email, "sen hong 2025\u{0}"),
                (Sample.valid.email, String(repeating: "sen", count: 1000)),
            ]
            for (email, password) in tries {
                try await expect(AccountError.wrongCredentials) { () async throws(AccountError) in
                    try await stage.accounts.logIn(email: email, password: password)
                }
            }
        },
        ContractCheck("a password is the same in capitals only if it is") { stage in
            try await expect(AccountError.wrongCredentials) { () async throws(AccountError) in
                try await stage.accounts.logIn(
                    email: Sample.valid.email, password: "Sen hong 2025")
            }
        },
    ]
}
