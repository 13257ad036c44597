import WaylineCommandLine
import WaylineGenerator
import XCTest

final class GeneratorOptionsTests: XCTestCase {
    private func arguments(_ line: String, of command: String) throws -> Arguments {
        let words = line.split(separator: " ").map(String.init)
        guard case .command(let arguments) = try Program.wayline.invocation(words) else {
            throw CommandError.refused("'\(line)' does not name a command")
        }
        XCTAssertEqual(arguments.command.name, command)
        return arguments
    }

    func testGenerateTakesNamesAndOptionsInAnyOrder() throws {
        var options = GenerateOptions(["A", "B"])
        options.children = ["C", "D"]
        options.hasCoordinator = true
        options.hasProtocol = true
        options.style = .builtIn(.streams)
        options.plan.into = "shop"
        (options.plan.isDryRun, options.plan.showsDiff, options.plan.isForced) = (true, true, true)
        let line =
            "--child C generate --coordinator screen A --child=D -n B --diff --into shop "
            + "--binding streams --protocol --force"
        XCTAssertEqual(
            GenerateOptions(try arguments(line, of: "generate screen")), options)
    }

    func testGenerateTakesAnOwnTemplateAndARoute() throws {
        var options = GenerateOptions(["A"])
        options.style = .own("form")
        options.route = "a"
        options.plan.isJSON = true
        let line = "generate screen A --template form --route a -j"
        XCTAssertEqual(
            GenerateOptions(try arguments(line, of: "generate screen")), options)
    }

    func testGenerateUsesClosuresByDefault() throws {
        let options = GenerateOptions(try arguments("generate screen A", of: "generate screen"))
        XCTAssertEqual(options, GenerateOptions(["A"]))
        XCTAssertEqual(options.style, .builtIn(.closures))
        XCTAssertFalse(options.hasProtocol)
    }

    func testDestroyTakesNamesAndOptions() throws {
        var options = DestroyOptions(["A"])
        (options.plan.isDryRun, options.plan.isJSON, options.plan.isForced) = (true, true, true)
        options.plan.into = "shop"
        let line = "destroy screen A --into shop --dry-run --json --force"
        XCTAssertEqual(DestroyOptions(try arguments(line, of: "destroy screen")), options)
    }

    func testAfterTwoDashesNothingIsAnOption() throws {
        let found = try arguments("destroy screen -- --force -x", of: "destroy screen")
        XCTAssertEqual(DestroyOptions(found), DestroyOptions(["--force", "-x"]))
    }

    func testUpdateTakesNamesOrNone() throws {
        var options = UpdateOptions(["A", "B"])
        (options.plan.showsDiff, options.plan.into) = (true, "shop")
        let found = try arguments("update A B --diff --into=shop", of: "update")
        XCTAssertEqual(UpdateOptions(found), options)
        XCTAssertEqual(UpdateOptions(try arguments("update", of: "update")), UpdateOptions())
    }

    func testANewPackageHasAFolderAndAWayline() throws {
        var options = NewPackageOptions("Shop")
        (options.folder, options.wayline) = ("d", "../wayline")
        let found = try arguments(
            "new package Shop --at d --wayline ../wayline", of: "new package")
        XCTAssertEqual(NewPackageOptions(found), options)
    }
}
