extension Coordinator {
    /// This coordinator as the type that declared the flow. A flow's plan is only ever used with the
    /// coordinator that it came from, so the type is right by construction; debug builds check it.
    func narrowed<Owner: Coordinator>() -> Owner {
        unsafeDowncast(self, to: Owner.self)
    }
}

extension Screen {
    /// This screen as the type that its route makes: a screen is only ever used with the plan that
    /// made it. Debug builds check it.
    func narrowed<Kind: Screen>() -> Kind {
        unsafeDowncast(self, to: Kind.self)
    }
}
