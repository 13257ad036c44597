import AppMain
import Wayline
import WaylineGenerator
import XCTest

@testable import WaylineCommandLine
@testable import WaylineProgram

@MainActor
final class CommandTableTests: XCTestCase {
    private let programs = [Program.wayline, ConsoleApp.sample().program]

    func testEachNameAndEachLetterMeansOneOption() async {
        for program in programs {
            let names = Dictionary(grouping: program.commands.flatMap(\.options), by: \.name)
            for options in names.values { XCTAssertEqual(Set(options.map(\.summary)).count, 1) }
            let options = program.options.filter { $0.letter != nil }
            XCTAssertEqual(Set(options.map(\.letter)).count, options.count)
            for option in options { XCTAssertNil(option.value, option.typed) }
        }
    }

    func testEachCommandHasAnExampleThatIsUnderstoodAsThatCommand() async throws {
        for program in programs {
            for command in program.commands {
                XCTAssertFalse(command.examples.isEmpty, command.name)
                let lines = command.examples.map(\.line).filter { $0.hasPrefix(program.name) }
                for line in lines {
                    let words = line.split(separator: " ").dropFirst().map(String.init)
                    XCTAssertNoThrow(try program.invocation(words), line)
                }
            }
        }
    }

    func testALineOfUsageNamesNoOptionThatTheCommandDoesNotTake() async {
        for command in programs.flatMap(\.commands) {
            XCTAssertEqual(Set(command.options).count, command.options.count, command.name)
            XCTAssertTrue(Set(command.required).isSubset(of: command.options), command.name)
        }
    }
}
