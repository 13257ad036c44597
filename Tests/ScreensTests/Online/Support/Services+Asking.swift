import Screens

extension Services {
    /// The server's name for the request of `popular`.
    static let popularLabel = "GET /svc/mostpopular/v2/viewed/1.json"

    /// Asks for articles.
    func popular() async -> Result<[Article], ArticleError> {
        do throws(ArticleError) {
            return .success(try await articles.mostPopular(by: .viewed, over: .day))
        } catch {
            return .failure(error)
        }
    }

    /// The error of loading articles; nil if it succeeds.
    func popularError() async -> ArticleError? {
        switch await popular() {
        case .success: nil
        case .failure(let error): error
        }
    }

    /// The error of a login; nil if it succeeds.
    func logInError(password: String) async -> AccountError? {
        do throws(AccountError) {
            _ = try await accounts.logIn(email: "valid@example.com", password: password)
            return nil
        } catch {
            return error
        }
    }
}

extension ArticleError {
    /// The fault in the answer; nil for other errors.
    var problem: String? {
        guard case .fault(.unreadable(_, let problem)) = self else { return nil }
        return problem
    }
}
