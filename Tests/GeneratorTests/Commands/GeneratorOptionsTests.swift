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
        options.template = "streams"
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
        options.template = "form"
        options.route = "a"
        options.plan.isJSON = true
        let line = "generate screen A --template form --route a -j"
        XCTAssertEqual(
            GenerateOptions(try arguments(line, of: "generate screen")), options)
    }

    func testGenerateUsesClosuresByDefault() throws {
        let options = GenerateOptions(try arguments("generate screen A", of: "generate screen"))
        XCTAssertEqual(options, GenerateOptions(["A"]))
        XCTAssertEqual(options.template, "closures")
        XCTAssertFalse(options.hasProtocol)
    }

    func testGenerateTakesFieldsAndWhatAScreenIsJoinedWith() throws {
        var options = GenerateOptions(["Order", "Bill"])
        (options.fields, options.kind) = (["id:Int", "customer"], .list)
        (options.input, options.leads) = (["id:Int", "name"], ["home", "bill"])
        (options.service, options.flow, options.title) = ("Orders", "Shop", "Yours")
        let line =
            "generate screen Order id:Int customer Bill --kind list --input id:Int,name "
            + "--leads-to home --leads-to bill --service Orders --flow Shop --title Yours"
        XCTAssertEqual(GenerateOptions(try arguments(line, of: "generate screen")), options)
    }

    func testDestroyTakesNamesAndOptions() throws {
        let line = "destroy screen A --into shop --target Cart --dry-run --json --force"
        let options = ScreenOptions(try arguments(line, of: "destroy screen"))
        var plan = PlanOptions()
        (plan.isDryRun, plan.isJSON, plan.isForced, plan.into) = (true, true, true, "shop")
        XCTAssertEqual(options.names, ["A"])
        XCTAssertEqual(options.target, "Cart")
        XCTAssertEqual(options.plan, plan)
    }

    func testAfterTwoDashesNothingIsAnOption() throws {
        let found = try arguments("destroy screen -- --force -x", of: "destroy screen")
        XCTAssertEqual(ScreenOptions(found).names, ["--force", "-x"])
        XCTAssertEqual(ScreenOptions(found).plan, PlanOptions())
    }

    func testUpdateTakesNamesOrNone() throws {
        let options = ScreenOptions(try arguments("update A B --diff --into=shop", of: "update"))
        var plan = PlanOptions()
        (plan.showsDiff, plan.into) = (true, "shop")
        XCTAssertEqual(options.names, ["A", "B"])
        XCTAssertEqual(options.plan, plan)
        XCTAssertEqual(ScreenOptions(try arguments("update", of: "update")).names, [])
    }

    func testANewPackageHasAFolderAndAWayline() throws {
        let line = "new package Shop --at d --wayline ../wayline --dry-run --json"
        let options = NewPackageOptions(try arguments(line, of: "new package"))
        XCTAssertEqual(options.name, "Shop")
        XCTAssertEqual(options.folder, "d")
        XCTAssertEqual(options.wayline, "../wayline")
        XCTAssertTrue(options.plan.isDryRun && options.plan.isJSON)
    }
}
