import Binding
import SampleSupport
import XCTest

@testable import Screens

@MainActor
final class SettingsViewModelTests: XCTestCase {
    private let session = UserSession(accounts: AccountServiceStub())

    func testTheEmailIsThatOfWhoIsLoggedIn() async throws {
        let viewModel = settings()
        XCTAssertEqual(viewModel.email.value, "")
        _ = try await session.currentSession()
        XCTAssertEqual(viewModel.email.value, "an@example.com")
    }

    func testTheLanguageIsSetForAll() async {
        let language = Observable(Language.english)
        settings(language).language.value = .vietnamese
        XCTAssertEqual(language.value, .vietnamese)
    }

    private func settings(
        _ language: Observable<Language> = Observable(.english)
    ) -> SettingsViewModel {
        SettingsViewModel(
            language: language, theme: Observable(.auto), keepsHistory: Observable(true),
            session: session, words: .english)
    }
}
