import Wayline
import XCTest

@MainActor
final class AppLanguageTests: XCTestCase {
    func testANewLanguageMakesAllScreensAgainAndKeepsDraftsWithoutAQuestion() async throws {
        let driver = try FlowDriver(Diary.app())
        try await driver.choose("Write")
        try await driver.type("Dear diary", into: "Text")
        try await driver.choose("Vietnamese")
        XCTAssertEqual(driver.alerts, [])
        XCTAssertTrue(driver.text.hasPrefix("Ghi chú\n"), driver.text)
        XCTAssertTrue(driver.text.contains("Dear diary"), driver.text)
        XCTAssertEqual(driver.navigator.findLeaks(), [])
    }

    func testTheChoiceIsKept() async throws {
        let store = MemoryStore()
        let driver = try FlowDriver(Diary.app(), Diary.options(store))
        XCTAssertEqual(driver.app?.wording, .english)
        try await driver.choose("Vietnamese")
        let next = try FlowDriver(Diary.app(), Diary.options(store))
        XCTAssertEqual(next.text.prefix(11), "Pages (vi)\n")
        XCTAssertEqual(next.app?.wording.text("Quit"), "Thoát")
    }

    func testADriverReadsTheSentencesInTheLanguageOfTheApp() async throws {
        let driver = try FlowDriver(Diary.app())
        try await driver.choose("Vietnamese")
        do { try await driver.send(.back) } catch is FlowDriverError {}
        XCTAssertEqual(driver.message, "Không có chỗ nào để quay lại.")
    }

    func testAChoiceThatCannotBeKeptIsUsedAndTold() async throws {
        let store = TestStore()
        let driver = try FlowDriver(Diary.app(), Diary.options(store))
        store.fails = true
        try await driver.choose("Vietnamese")
        XCTAssertEqual(
            driver.message, "Your choice could not be saved. The shelf is full.")
        XCTAssertEqual(driver.text.prefix(11), "Pages (vi)\n")
    }

    func testTheOptionGoesBeforeTheChoiceAndTheChoiceBeforeTheLocale() async throws {
        let store = MemoryStore()
        var options = Diary.options(store)
        XCTAssertEqual(try language(options), "en")
        options.locale = "vi_VN.UTF-8"
        XCTAssertEqual(try language(options), "vi")
        store.write(Array(#"{"language":"en"}"#.utf8), as: "settings")
        XCTAssertEqual(try language(options), "en")
        options.language = "vi"
        XCTAssertEqual(try language(options), "vi")
    }

    func testALanguageThatTheAppDoesNotSpeakIsRefused() async throws {
        var options = LaunchOptions()
        options.language = "fr"
        XCTAssertThrowsError(try FlowDriver(Diary.app(), options)) {
            XCTAssertEqual(
                "\($0)",
                "'fr' is not a language that the app speaks: choose 'en' (English) or 'vi' "
                    + "(Tiếng Việt).")
        }
    }

    func testALocaleOfAnotherLanguageIsIgnored() async throws {
        var options = LaunchOptions()
        for locale in ["fr_FR.UTF-8", "C", "", "via"] {
            options.locale = locale
            XCTAssertEqual(try language(options), "en", locale)
        }
    }

    private func language(_ options: LaunchOptions) throws -> String? {
        try FlowDriver(Diary.app(), options).app?.context.language.value
    }
}
