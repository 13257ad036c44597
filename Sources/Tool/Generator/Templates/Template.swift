/// A template for the files of a screen.
enum Template: Hashable, Sendable {
    case builtIn

    /// One of the package's own.
    case own(OwnTemplate)

    /// The name of the built-in template.
    static let builtInName = "closures"

    /// Returns the files of a screen in this target. If the target has a menu, the screen gets a
    /// row in it. If it has a list of previews, the screen gets previews.
    func files(
        for request: ScreenRequest, in settings: PackageSettings, hasMenu: Bool = true,
        listsPreviews: Bool = true
    ) throws(GeneratorError) -> [TextFile] {
        var files = ScreenFiles(of: request, in: settings)
        switch self {
        case .builtIn:
            let code = ScreenCode(request, in: settings, hasMenu: hasMenu)
            try code.write(to: &files, withPreviews: listsPreviews)
        case .own(let template): try template.write(request, to: &files)
        }
        return files.all
    }

    /// Returns the error for a tag that is missing in a file of the template, if that is the cause
    /// of `error`, and `error` if not.
    func cause(
        of error: GeneratorError, in settings: PackageSettings
    ) -> GeneratorError {
        guard case .own(let template) = self, case .request(.name(_, _, let fault)) = error
        else { return error }
        return template.missingTag(behind: fault, in: settings) ?? error
    }

    /// Returns the folder of a template of this name in a package.
    static func folder(of name: String) -> String {
        "\(ScreenPackage.templates)/\(name)"
    }
}

extension ScreenCode {
    fileprivate func write(
        to files: inout ScreenFiles, withPreviews: Bool
    ) throws(GeneratorError) {
        try files.add("\(name)Screen.swift", screen.text)
        try files.add("\(name)View.swift", view.text)
        try files.add("\(name)ScreenTests.swift", tests.text, isTest: true)
        if !isEmpty { try files.add("\(name)ViewModel.swift", viewModel.text) }
        if hasRouter { try files.add("\(name)Router.swift", router.text) }
        if hasFlow { try files.add("\(name)Coordinator.swift", coordinator.text) }
        if hasNewService { try files.add("\(service)Service.swift", serviceFile.text) }
        if hasPreviews, withPreviews { try files.add("\(name)Previews.swift", previews.text) }
        for child in children {
            try files.add("\(child)/\(name)\(child)View.swift", childView(child).text)
            try files.add("\(child)/\(name)\(child)Screen.swift", childScreen(child).text)
        }
    }
}
