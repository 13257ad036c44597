import Screens

extension ContractCheck {
    private static let application = Application(
        name: "  Mai   Ly ", email: "Mai@Example.com", password: Sample.newPassword)

    static let signingUp = [
        ContractCheck("who signs up is logged in, has a profile, and may come back") { stage in
            let session = try await stage.accounts.signUp(application)
            try expect(session.email, is: "mai@example.com")
            try expect(session.name, is: "Mai Ly")
            try expect(session.status, is: .valid)
            let profile = try await stage.profiles.profile(session.profile)
            try expect(profile.name, is: "Mai Ly")
            try expect(profile.friendship, is: .own)
            let again = try await stage.elsewhere().accounts.logIn(
                email: "mai@example.com", password: Sample.newPassword)
            try expect(again, is: session)
        },
        ContractCheck("an email has one account") { stage in
            let other = Application(
                name: "Mai", email: "VALID@example.com", password: Sample.newPassword)
            try await expect(AccountError.emailTaken(Sample.valid.email)) {
                () async throws(AccountError) in try await stage.accounts.signUp(other)
            }
            let current = try await stage.accounts.currentSession()
            try expect(current, is: nil)
        },
        ContractCheck("an account takes a name, an email and a good password") { stage in
            let good = Sample.newPassword
            let refused: [(Application, AccountError)] = [
                (Application(name: " ", email: "mai@example.com", password: good), .noName),
                (Application(name: "Mai", email: "mai", password: good), .notAnEmail("mai")),
                (Application(name: "Mai", email: "m@x", password: good), .notAnEmail("m@x")),
                (
                    Application(name: "Mai", email: "mai@example.com", password: "short"),
                    .passwordRefused([.longEnough])
                ),
                (
                    Application(name: "M", email: "mai@example.com", password: "MAI@example.com"),
                    .passwordRefused([.notTheEmail])
                ),
                (
                    Application(name: "M", email: "mai@example.com", password: "Mua xuan 2023"),
                    .passwordRefused([.notLeaked])
                ),
            ]
            for (application, error) in refused {
                try await expect(error) { () async throws(AccountError) in
                    try await stage.accounts.signUp(application)
                }
            }
        },
    ]
}
