import Screens

extension Services {
    /// How the server knows what `popular` asks.
    static let popularLabel = "GET /svc/mostpopular/v2/viewed/1.json"

    /// Asks for articles.
    func popular() async -> Result<[Article], ArticleError> {
        do throws(ArticleError) {
            return .success(try await articles.mostPopular(by: .viewed, over: .day))
        } catch {
            return .failure(error)
        }
    }

    /// Why there are no articles; nil if there are.
    func popularError() async -> ArticleError? {
        switch await popular() {
        case .success: nil
        case .failure(let error): error
        }
    }

    /// Why nobody is let in; nil if somebody is.
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
    /// What was wrong with the answer; nil if it was something else.
    var problem: String? {
        guard case .fault(.unreadable(_, let problem)) = self else { return nil }
        return problem
    }
}
