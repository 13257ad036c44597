import Wayline
import XCTest

/// The name of the theme, which the app keeps.
@MainActor
final class AppThemeTests: XCTestCase {
    func testTheThemeFollowsTheTerminalUntilTheUserChoosesOne() async throws {
        XCTAssertEqual(try theme(in: MemoryStore()), "auto")
    }

    func testTheChoiceIsKeptAndMakesNoScreenAgain() async throws {
        let store = MemoryStore()
        let users = DiaryUsers()
        let driver = try FlowDriver(Diary.app(users), Diary.options(store))
        let screen = driver.navigator.screen
        driver.app?.context.theme.value = "dusk"
        XCTAssertTrue(screen === driver.navigator.screen)
        XCTAssertEqual(try theme(in: store), "dusk")
    }

    func testALanguageThatWasNotChosenIsNotKeptWithIt() async throws {
        let store = MemoryStore()
        var options = Diary.options(store)
        options.language = "vi"
        try FlowDriver(Diary.app(), options).app?.context.theme.value = "light"
        let driver = try FlowDriver(Diary.app(), Diary.options(store))
        XCTAssertEqual(driver.app?.context.language.value, "en")
    }

    func testTheLanguageAndTheThemeAreKeptTogether() async throws {
        let store = MemoryStore()
        let driver = try FlowDriver(Diary.app(), Diary.options(store))
        driver.app?.context.theme.value = "light"
        driver.app?.context.language.value = "vi"
        XCTAssertEqual(try theme(in: store), "light")
    }

    func testTheOptionGoesBeforeTheChoiceAndIsNotKept() async throws {
        let store = MemoryStore()
        store.write(Array(#"{"language":"en","theme":"dusk"}"#.utf8), as: "settings")
        var options = Diary.options(store)
        options.theme = "light"
        XCTAssertEqual(try FlowDriver(Diary.app(), options).app?.context.theme.value, "light")
        XCTAssertEqual(try theme(in: store), "dusk")
    }

    private func theme(in store: MemoryStore) throws -> String? {
        try FlowDriver(Diary.app(), Diary.options(store)).app?.context.theme.value
    }
}
