import Screens

extension ContractCheck {
    static let resetting = [
        ContractCheck("a code sets a new password and lets in") { stage in
            let code = try await stage.requestedCode()
            let session = try await stage.reset(code)
            try expect(session.status, is: .valid)
            try expect(session.email, is: Sample.expired.email)
            let current = try await stage.accounts.currentSession()
            try expect(current, is: session)
            try await stage.expectPassword(Sample.newPassword, of: .expired)
        },
        ContractCheck("how a code is written makes no difference") { stage in
            let code = try await stage.requestedCode()
            let typed = code.lowercased().map { $0 == "-" ? " " : "\($0)" }.joined()
            _ = try await stage.reset("  " + typed)
        },
        ContractCheck("a code is good once") { stage in
            let code = try await stage.requestedCode()
            _ = try await stage.reset(code)
            try await stage.expectWrong(code)
        },
        ContractCheck("a new code replaces the one before") { stage in
            let old = try await stage.requestedCode()
            let new = try await stage.requestedCode()
            try await stage.expectWrong(old)
            _ = try await stage.reset(new)
        },
        ContractCheck("a code is good for less than a day") { stage in
            let code = try await stage.requestedCode()
            try await stage.pass(24 * 60 * 60)
            try await stage.expectWrong(code)
        },
        ContractCheck("a code may be tried five times") { stage in
            let code = try await stage.requestedCode()
            for _ in 1...5 { try await stage.expectWrong("00000-00000") }
            try await stage.expectWrong(code)
        },
        ContractCheck("a password that breaks a rule does not use a code up") { stage in
            let code = try await stage.requestedCode()
            for _ in 1...6 {
                try await expect(AccountError.passwordRefused([.longEnough])) {
                    () async throws(AccountError) in try await stage.reset(code, to: "short")
                }
            }
            _ = try await stage.reset(code)
        },
        ContractCheck("a reset does not reveal whether an email has an account") { stage in
            try await stage.accounts.requestReset(email: "nobody@example.com")
            let code = try await stage.code("nobody@example.com")
            try expect(code, is: nil)
            try await expect(AccountError.notAnEmail("nobody")) { () async throws(AccountError) in
                try await stage.accounts.requestReset(email: "nobody")
            }
        },
        ContractCheck("a code is good for its own account alone") { stage in
            let code = try await stage.requestedCode()
            try await expect(AccountError.wrongCode) { () async throws(AccountError) in
                try await stage.reset(code, email: Sample.valid.email)
            }
        },
        ContractCheck("a reset ends all sessions, and the waiting") { stage in
            let other = try await stage.elsewhere().accounts
            _ = try await other.logIn(
                email: Sample.expired.email, password: Sample.expired.password)
            try await stage.failFiveTimes(Sample.expired.email)
            _ = try await stage.reset(try await stage.requestedCode())
            let session = try await other.currentSession()
            try expect(session, is: nil)
            try await stage.expectPassword(Sample.newPassword, of: .expired)
        },
    ]
}

extension ContractStage {
    fileprivate func requestedCode() async throws -> String {
        try await accounts.requestReset(email: "Expired@example.com")
        if let code = try await code(Sample.expired.email) { return code }
        throw ContractBreach(description: "no letter was sent")
    }

    fileprivate func reset(
        _ code: String, email: String = Sample.expired.email,
        to password: String = Sample.newPassword
    ) async throws(AccountError) -> Session {
        try await accounts.reset(PasswordReset(email: email, code: code, password: password))
    }

    fileprivate func expectWrong(_ code: String) async throws {
        try await expect(AccountError.wrongCode) { () async throws(AccountError) in
            try await reset(code)
        }
    }
}
