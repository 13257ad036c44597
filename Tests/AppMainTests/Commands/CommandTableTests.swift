import AppMain
import XCTest

final class CommandTableTests: XCTestCase {
    func testEachLetterMeansOneSwitch() {
        let options = Option.allCases.filter { $0.row.letter != nil }
        XCTAssertEqual(Set(options.map(\.row.letter)).count, options.count)
        for option in options { XCTAssertNil(option.row.value, option.typed) }
    }

    func testEachCommandHasAnExampleThatIsUnderstoodAsThatCommand() throws {
        for command in Command.allCases {
            XCTAssertFalse(command.row.examples.isEmpty, command.typed)
            for example in command.row.examples where example.line.hasPrefix("app") {
                let words = example.line.split(separator: " ").dropFirst().map(String.init)
                XCTAssertNoThrow(try Invocation(words), example.line)
            }
        }
    }

    func testEachOptionIsTakenBySomeCommand() {
        let taken = Set(Command.allCases.flatMap(\.options)).union([.version])
        XCTAssertEqual(taken, Set(Option.allCases))
    }

    func testALineOfUsageNamesNoOptionThatTheCommandDoesNotTake() {
        for command in Command.allCases {
            XCTAssertEqual(Set(command.options).count, command.options.count, command.typed)
            XCTAssertTrue(Set(command.row.required).isSubset(of: command.options), command.typed)
        }
    }
}
