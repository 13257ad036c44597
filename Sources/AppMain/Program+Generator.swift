/// The commands of the generator.
@MainActor
extension Program {
    func generate(_ options: GenerateOptions, _ output: Output) -> ExitStatus {
        missing(.generateScreen, output)
    }

    func destroy(_ options: DestroyOptions, _ output: Output) -> ExitStatus {
        missing(.destroyScreen, output)
    }

    func makePackage(_ options: NewPackageOptions, _ output: Output) -> ExitStatus {
        missing(.newPackage, output)
    }

    func update(_ options: UpdateOptions, _ output: Output) -> ExitStatus {
        missing(.update, output)
    }

    func listScreens(isJSON: Bool, _ output: Output) -> ExitStatus {
        missing(.list, output)
    }

    func listTemplates(isJSON: Bool, _ output: Output) -> ExitStatus {
        missing(.list, output)
    }

    private func missing(_ command: Command, _ output: Output) -> ExitStatus {
        output.fail("'\(command.typed)' is not there yet.")
        return .failure
    }
}
