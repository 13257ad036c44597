import Binding
import XCTest

@testable import Screens

@MainActor
final class SettingsViewModelTests: XCTestCase {
    private let session = UserSession(accounts: AccountServiceStub())

    func testTheEmailIsThatOfWhoIsLoggedIn() async throws {
        let viewModel = SettingsViewModel(language: Observable(.english), session: session)
        XCTAssertEqual(viewModel.email.value, "")
        _ = try await session.currentSession()
        XCTAssertEqual(viewModel.email.value, "an@example.com")
    }

    func testTheLanguageIsSetForAll() async {
        let language = Observable(Language.english)
        SettingsViewModel(language: language, session: session).language.value = .vietnamese
        XCTAssertEqual(language.value, .vietnamese)
    }
}
