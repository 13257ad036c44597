package import Screens

/// Services on fresh sample data, and access to their surroundings.
package struct ContractStage: Sendable {
    package let services: Services
    /// The services of the next run of the app: the same data, and the saved session.
    package let restarted: @Sendable () async throws -> Services
    /// The services on another device: the same data, and nobody is logged in.
    package let elsewhere: @Sendable () async throws -> Services
    /// The code in the last letter to this email, if there is one.
    package let code: @Sendable (_ email: String) async throws -> String?
    /// Lets this many seconds pass.
    package let pass: @Sendable (_ seconds: Int) async throws -> Void

    package init(
        services: Services,
        restarted: @escaping @Sendable () async throws -> Services,
        elsewhere: @escaping @Sendable () async throws -> Services,
        code: @escaping @Sendable (_ email: String) async throws -> String?,
        pass: @escaping @Sendable (_ seconds: Int) async throws -> Void
    ) {
        self.services = services
        self.restarted = restarted
        self.elsewhere = elsewhere
        self.code = code
        self.pass = pass
    }
}

extension ContractStage {
    var accounts: any AccountService { services.accounts }
    var articles: any ArticleService { services.articles }
    var profiles: any ProfileService { services.profiles }

    @discardableResult
    func logIn() async throws -> Session {
        try await accounts.logIn(email: Sample.valid.email, password: Sample.valid.password)
    }
}
