import Foundation
import SampleSupport
import ServiceContract
import XCTest

@testable import Screens

final class SessionFileTests: XCTestCase {
    func testASessionFileThatCannotBeReadIsDropped() async throws {
        for text in ["", "{", "[]", #"{"session":"a","token":"b"}"#, "\u{0}\u{FF}"] {
            let home = try await loggedIn()
            try Data(text.utf8).write(to: home.folder.file("session.json"))
            let session = try await home.services().accounts.currentSession()
            XCTAssertNil(session, text)
        }
    }

    func testASessionFileWithAnotherTokenIsDropped() async throws {
        let home = try await loggedIn()
        let file = home.folder.file("session.json")
        var ticket = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
        ticket["token"] = String(repeating: "0", count: 64)
        try JSONEncoder().encode(ticket).write(to: file)
        let session = try await home.services().accounts.currentSession()
        XCTAssertNil(session)
        XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
    }

    func testASessionThatIsOverIsDroppedFromItsFile() async throws {
        let home = try await loggedIn()
        home.clock.advance(31 * 24 * 60 * 60)
        let session = try await home.services().accounts.currentSession()
        XCTAssertNil(session)
        XCTAssertNil(try home.folder.files()["session.json"])
    }

    func testASessionOfAnotherProcessStaysInTheFile() async throws {
        let home = try await loggedIn()
        let (mine, other) = (home.services().accounts, home.services().accounts)
        _ = try await mine.currentSession()
        _ = try await other.logIn(email: Sample.leaked.email, password: Sample.leaked.password)
        try await mine.logOut()
        let next = try await home.services().accounts.currentSession()
        XCTAssertEqual(next?.email, Sample.leaked.email)
    }

    private func loggedIn() async throws -> EmbeddedHome {
        let home = try EmbeddedHome()
        _ = try await home.stage.services.accounts.logIn(
            email: Sample.valid.email, password: Sample.valid.password)
        return home
    }
}
