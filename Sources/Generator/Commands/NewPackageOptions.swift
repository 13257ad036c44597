package import WaylineCommandLine
import WaylineSystem

/// The options of `new package`.
package struct NewPackageOptions: Hashable, Sendable {
    package let name: String

    /// The folder in which the folder of the package is made; nil for the working folder.
    package var folder: String?

    /// The folder or the address of Wayline; nil for the checkout that this program was built in.
    package var wayline: String?

    package init(_ name: String) {
        self.name = name
    }

    package init(_ arguments: Arguments) {
        name = arguments.operands.first ?? ""
        folder = arguments.value(.at)
        wayline = arguments.value(.wayline)
    }

    @MainActor
    func run(_ output: Output) -> ExitStatus {
        do throws(GeneratorError) {
            let package = try NewPackage(
                name, in: folder ?? ScreenPackage.workingFolder, wayline: try location())
            let workshop = try Workshop(package)
            if let recovery = workshop.recovery { output.fail("\(recovery)") }
            let plan = try package.plan()
            try workshop.carryOut(plan)
            output.write("\(plan.lines.printableLines)\(plan.summary(isDone: true))\n")
            if name != package.name { output.fail("'\(name)' means '\(package.name)'.") }
            let path = ((folder.map { $0 + "/" } ?? "") + package.name).quotedForShell
            output.fail("Go on: 'cd \(path)', 'swift run \(package.name)', 'swift test'.")
            return .success
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
