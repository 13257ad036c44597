import Screens

extension ContractCheck {
    static let slowing = [
        ContractCheck("the fifth wrong password slows an account down") { stage in
            try await stage.failFiveTimes(Sample.valid.email)
        },
        ContractCheck("an unknown account is slowed down in the same way") { stage in
            try await stage.failFiveTimes("nobody@example.com")
        },
        ContractCheck("an account that is slowed down lets nobody in, also after a restart") {
            stage in
            let seconds = try await stage.failFiveTimes(Sample.valid.email)
            let accounts = try await stage.restarted().accounts
            try await expect(AccountError.slowedDown(seconds: seconds)) {
                () async throws(AccountError) in
                try await accounts.logIn(
                    email: Sample.valid.email, password: Sample.valid.password)
            }
        },
        ContractCheck("other accounts are not slowed down") { stage in
            try await stage.failFiveTimes(Sample.expired.email)
            try await stage.logIn()
        },
        ContractCheck("who has waited may try again, and a right password ends it") { stage in
            let seconds = try await stage.failFiveTimes(Sample.valid.email)
            try await stage.pass(seconds)
            try await stage.logIn()
            try await stage.failFiveTimes(Sample.valid.email)
        },
        ContractCheck("each wrong password more takes longer to wait") { stage in
            let first = try await stage.failFiveTimes(Sample.valid.email)
            try await stage.pass(first)
            let second = try await stage.failOnce(Sample.valid.email)
            try expect(second > first, "\(second) s is not longer than \(first) s")
        },
        ContractCheck("a wrong old password slows down too") { stage in
            try await stage.logIn()
            for _ in 1..<5 {
                try await expect(AccountError.wrongOldPassword) { () async throws(AccountError) in
                    try await stage.accounts.changePassword(from: "no", to: Sample.newPassword)
                }
            }
            try await stage.failOnce(Sample.valid.email)
        },
    ]
}

extension ContractStage {
    /// Logs in with wrong passwords until the account is slowed down, which must happen at the
    /// fifth.
    @discardableResult
    func failFiveTimes(_ email: String) async throws -> Int {
        for _ in 1..<5 {
            try await expect(AccountError.wrongCredentials) { () async throws(AccountError) in
                try await accounts.logIn(email: email, password: "wrong")
            }
        }
        return try await failOnce(email)
    }

    /// Logs in with a wrong password.
    ///
    /// - Returns: the number of seconds to wait.
    @discardableResult
    func failOnce(_ email: String) async throws -> Int {
        do throws(AccountError) {
            _ = try await accounts.logIn(email: email, password: "wrong")
        } catch {
            if case .slowedDown(let seconds) = error, seconds > 0 { return seconds }
            throw error
        }
        throw ContractBreach(description: "a wrong password let in")
    }
}
