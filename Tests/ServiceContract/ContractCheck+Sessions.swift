import Screens

extension ContractCheck {
    static let sessions = [
        ContractCheck("nobody is logged in at first") { stage in
            let session = try await stage.accounts.currentSession()
            try expect(session, is: nil)
        },
        ContractCheck("who logged in is in, also after a restart") { stage in
            let session = try await stage.logIn()
            let current = try await stage.accounts.currentSession()
            try expect(current, is: session)
            let next = try await stage.restarted().accounts.currentSession()
            try expect(next, is: session)
        },
        ContractCheck("a failed attempt leaves the session as it is") { stage in
            let session = try await stage.logIn()
            try await expect(AccountError.wrongCredentials) { () async throws(AccountError) in
                try await stage.accounts.logIn(email: Sample.expired.email, password: "wrong")
            }
            let current = try await stage.accounts.currentSession()
            try expect(current, is: session)
        },
        ContractCheck("logging in again changes who is logged in") { stage in
            try await stage.logIn()
            let other = try await stage.accounts.logIn(
                email: Sample.leaked.email, password: Sample.leaked.password)
            let current = try await stage.restarted().accounts.currentSession()
            try expect(current, is: other)
        },
        ContractCheck("who logged out is out, also after a restart") { stage in
            try await stage.logIn()
            try await stage.accounts.logOut()
            let current = try await stage.accounts.currentSession()
            try expect(current, is: nil)
            let next = try await stage.restarted().accounts.currentSession()
            try expect(next, is: nil)
        },
        ContractCheck("logging out twice is the same as once") { stage in
            try await stage.logIn()
            try await stage.accounts.logOut()
            try await stage.accounts.logOut()
        },
        ContractCheck("a session ends after some months") { stage in
            try await stage.logIn()
            try await stage.pass(100 * 24 * 60 * 60)
            let current = try await stage.accounts.currentSession()
            try expect(current, is: nil)
            let next = try await stage.restarted().accounts.currentSession()
            try expect(next, is: nil)
        },
    ]
}
