import Screens

extension ContractCheck {
    static let changing = [
        ContractCheck("a new password replaces the old one, and makes the account valid") { stage in
            for sample in [Sample.expired, .leaked, .valid] {
                let before = try await stage.accounts.logIn(
                    email: sample.email, password: sample.password)
                let session = try await stage.accounts.changePassword(
                    from: sample.password, to: Sample.newPassword)
                try expect(session.email, is: before.email)
                try expect(session.status, is: .valid)
                let current = try await stage.restarted().accounts.currentSession()
                try expect(current, is: session)
                try await stage.expectPassword(Sample.newPassword, of: sample)
            }
        },
        ContractCheck("changing a password takes the old one") { stage in
            try await stage.logIn()
            try await expect(AccountError.wrongOldPassword) { () async throws(AccountError) in
                try await stage.accounts.changePassword(from: "wrong", to: Sample.newPassword)
            }
            try await stage.logIn()
        },
        ContractCheck("changing a password takes a session") { stage in
            try await expect(AccountError.notLoggedIn) { () async throws(AccountError) in
                try await stage.accounts.changePassword(
                    from: Sample.valid.password, to: Sample.newPassword)
            }
        },
        ContractCheck("the new password follows the rules") { stage in
            try await stage.logIn()
            let refused: [(String, [PasswordRule])] = [
                (Sample.valid.password, [.notTheOldOne]), ("mai", [.longEnough]),
                ("password123", [.notLeaked]), (Sample.valid.email, [.notTheEmail]),
            ]
            for (password, rules) in refused {
                try await expect(AccountError.passwordRefused(rules)) {
                    () async throws(AccountError) in
                    try await stage.accounts.changePassword(
                        from: Sample.valid.password, to: password)
                }
            }
        },
        ContractCheck("a new password ends the sessions of other devices") { stage in
            let other = try await stage.elsewhere().accounts
            _ = try await other.logIn(email: Sample.valid.email, password: Sample.valid.password)
            try await stage.logIn()
            _ = try await stage.accounts.changePassword(
                from: Sample.valid.password, to: Sample.newPassword)
            let session = try await other.currentSession()
            try expect(session, is: nil)
        },
    ]
}

extension ContractStage {
    /// Fails unless the user can log in with this password, and not with the sample's.
    func expectPassword(_ password: String, of sample: Sample) async throws {
        let other = try await elsewhere().accounts
        try await expect(AccountError.wrongCredentials) { () async throws(AccountError) in
            try await other.logIn(email: sample.email, password: sample.password)
        }
        _ = try await other.logIn(email: sample.email, password: password)
    }
}
