import Screens
import ServiceContract
import Wayline

extension Tour {
    /// All ways from the login to Home, and those back.
    func signIn() async throws {
        try await logIn(Sample(email: Sample.valid.email, password: "sen"))
        try await arrive(at: "login")
        try await logIn(.valid)
        try await arrive(at: "home")
        try await logOut()
        try await logIn(.leaked)
        try await arrive(at: "login", "change-password")
        try await app.back()
        try await app.choose("Log out")
        try await arrive(at: "login")
        for user in [Sample.expired, .leaked] {
            try await logIn(user)
            try await arrive(at: "login", "change-password")
            try await app.back()
            try await app.choose("Stay")
            try await arrive(at: "login", "change-password")
            try await changePassword(of: user)
            try await arrive(at: "home")
            try await logOut()
        }
        try await forgetPassword()
    }

    /// Signs up: first cancels, then completes it.
    func signUp() async throws {
        for isGivenUp in [true, false] {
            try await app.choose("Sign up")
            try await app.type("Bình", into: "Name")
            try await app.type("binh@example.com", into: "Email")
            try await app.choose("Next")
            try await typeNewPassword()
            if isGivenUp {
                try await app.back()
                try await app.back()
            } else {
                try await app.choose("Create account")
                try await arrive(at: "home")
                try await logOut()
            }
            try await arrive(at: "login")
        }
    }

    private func changePassword(of user: Sample) async throws {
        try await app.type(user.password, into: "Old password")
        try await typeNewPassword()
        try await app.choose("Change password")
    }

    private func forgetPassword() async throws {
        try await app.choose("Forgot password")
        try await app.type(Sample.valid.email, into: "Email")
        try await app.choose("Send code")
        try await arrive(at: "login", "reset-request", "reset-code")
        let letter = await postbox.letter(to: Sample.valid.email)
        try await app.type(letter?.code ?? "", into: "Code")
        try await typeNewPassword()
        try await app.choose("Set password")
        try await arrive(at: "home")
        try await logOut()
    }

    private func typeNewPassword() async throws {
        try await app.type(Sample.newPassword, into: "New password")
        try await app.type(Sample.newPassword, into: "Repeat password")
    }
}
