package import Screens

/// Services on fresh sample data, and hands on what is around them.
package struct ContractStage: Sendable {
    package let services: Services
    /// The same data as the next run of the app finds it, with the session that was kept.
    package let restarted: @Sendable () async throws -> Services
    /// The same data on another device: nobody is logged in there.
    package let elsewhere: @Sendable () async throws -> Services
    /// The code in the last letter to this email, if there is one.
    package let code: @Sendable (_ email: String) async throws -> String?
    /// Has this many seconds pass.
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
