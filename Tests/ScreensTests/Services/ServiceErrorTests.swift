import XCTest

@testable import Screens

final class ServiceErrorTests: XCTestCase {
    private static let host = "api.example.com"

    private static let texts: [(ServiceFault, String)] = [
        (.storage(.noHome), "\(StoreError.noHome)"),
        (
            .offline(host: host),
            "api.example.com cannot be reached. Check the connection, then try again."
        ),
        (
            .untrusted(host: host),
            "The certificate of api.example.com is not trusted, so nothing was sent. Check the "
                + "address, and the date and the trusted certificates of this machine (package "
                + "ca-certificates)."
        ),
        (
            .insecure(host: host),
            "No secure connection to api.example.com can be made, so nothing was sent. Check "
                + "the address and the port: 'https' takes a server that speaks TLS."
        ),
        (
            .timedOut(host: host, seconds: 10),
            "api.example.com did not answer within 10 s. Try again in a while."
        ),
        (
            .refused(host: host, status: 500),
            "api.example.com answered with the error 500. Try again in a while."
        ),
        (
            .unreadable(host: host, problem: "no 'results'"),
            "The answer of api.example.com cannot be read: no 'results'. Try again in a while, "
                + "or update the app."
        ),
        (.cancelled, "This was stopped before it was done. Try again."),
    ]

    func testEachFaultSaysWhatIsWrongAndWhatToDo() {
        for (error, text) in Self.texts { XCTAssertEqual("\(error)", text) }
    }

    func testEachArticleErrorSaysWhatIsWrongAndWhatToDo() {
        let texts: [(ArticleError, String)] = [
            (
                .unknownArticle(7),
                "There is no article 7 among the most popular ones: go back and choose another."
            ), (.notLoggedIn, "\(AccountError.notLoggedIn)"),
            (.fault(.cancelled), "\(ServiceFault.cancelled)"),
        ]
        for (error, text) in texts { XCTAssertEqual("\(error)", text) }
    }

    func testEachProfileErrorSaysWhatIsWrongAndWhatToDo() {
        let texts: [(ProfileError, String)] = [
            (.unknownProfile(7), "There is no profile 7: go back and choose another."),
            (.ownProfile, "This is your own profile: send friend requests to others."),
            (
                .alreadyFriends(name: "An"),
                "An and you are friends already: there is no request to send or take back."
            ), (.notLoggedIn, "\(AccountError.notLoggedIn)"),
            (.fault(.cancelled), "\(ServiceFault.cancelled)"),
        ]
        for (error, text) in texts { XCTAssertEqual("\(error)", text) }
    }
}
