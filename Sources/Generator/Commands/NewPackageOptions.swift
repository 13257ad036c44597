package import WaylineCommandLine
import WaylineSystem

/// The options of `new package`.
package struct NewPackageOptions: Hashable, Sendable {
    package let name: String

    /// The folder in which the folder of the package is made; nil for the working folder.
    package let folder: String?

    /// The folder or the address of Wayline; nil for the checkout that this program was built in.
    package let wayline: String?
    package let plan: PlanOptions

    package init(_ arguments: Arguments) {
        name = arguments.operands.first ?? ""
        folder = arguments.value(.at)
        wayline = arguments.value(.wayline)
        plan = PlanOptions(arguments)
    }

    @MainActor
    func run(_ output: Output) -> ExitStatus {
        do throws(GeneratorError) {
            let package = try NewPackage(
                name, in: folder ?? ScreenPackage.workingFolder, wayline: try location())
            let report = PlanReport(command: "new package", options: plan, canForce: false)
            let status = try plan.carryOut(report, in: package.parent, output) {
                () throws(GeneratorError) in
                let plan = try package.plan()
                return name == package.name ? plan : plan.noting([.name(name, means: package.name)])
            }
            let path = ((folder.map { $0 + "/" } ?? "") + package.name).quotedForShell
            if !plan.isDryRun {
                output.fail("Next: 'cd \(path)', 'swift run \(package.name)', 'swift test'.")
            }
            return status
        } catch {
            output.fail("\(error)")
            return error.isUsage ? .usage : .failure
        }
    }

    private func location() throws(GeneratorError) -> WaylineLocation {
        let named = wayline.map { WaylineLocation($0) }
        guard let location = named ?? WaylineLocation(around: Platform.programPath) else {
            throw .package(.noWayline(nil))
        }
        return location
    }
}
