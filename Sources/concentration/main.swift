print("concentration")
